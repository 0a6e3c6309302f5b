# The version stands in include/sabar/version.hpp. Which commit was built and when is written into the library anew with
# every build, and only if it has changed; a copy without its history knows no commit. SOURCE_DATE_EPOCH sets the date.
#
# This file is read by CMakeLists.txt, before there is a project, and run as a script by every build.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(version ${CMAKE_CURRENT_SOURCE_DIR}/include/sabar/version.hpp)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${version})
  file(STRINGS ${version} line REGEX "kVersion = ")
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" SABAR_VERSION "${line}")

  # sabar_stamp(TARGET): gives the target build_info().
  function(sabar_stamp target)
    set(stamp ${PROJECT_BINARY_DIR}/build_stamp.cpp)
    add_custom_target(sabar_build_stamp BYPRODUCTS ${stamp} COMMENT ""
      COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DSTAMP=${stamp} -P ${PROJECT_SOURCE_DIR}/cmake/version.cmake)
    target_sources(${target} PRIVATE ${stamp})
    set_source_files_properties(${stamp} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    add_dependencies(${target} sabar_build_stamp)
  endfunction()
  return()
endif()

set(commit "")
if(EXISTS ${SOURCE}/.git)
  execute_process(COMMAND git -C ${SOURCE} describe --always --abbrev=12 --dirty=+ --exclude=*
    OUTPUT_VARIABLE commit ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
string(TIMESTAMP date "%Y-%m-%d" UTC)
file(CONFIGURE OUTPUT ${STAMP} @ONLY CONTENT [[// Made by cmake/version.cmake.
#include <sabar/version.hpp>

namespace sabar {

const BuildInfo& build_info() {
  static constexpr BuildInfo kBuild{kVersion, "@commit@", "@date@"};
  return kBuild;
}

}  // namespace sabar
]])
