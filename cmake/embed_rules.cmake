# sabar_embed_rules(TARGET)
#
# Every file rules/*.rules becomes a constant in the header <sabar/rules_data/texts.hpp> of the build tree, and the
# target reaches it. A file that is added, changed or taken away configures the build again.
function(sabar_embed_rules target)
  set(include ${PROJECT_BINARY_DIR}/include/rules_data)
  set(header ${include}/sabar/rules_data/texts.hpp)
  set(constants "")
  set(entries "")
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/*.rules)
  foreach(file IN LISTS files)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    get_filename_component(name ${file} NAME_WLE)
    if(NOT name MATCHES "^[a-z][a-z0-9-]*$")
      message(FATAL_ERROR "rules/${name}.rules: names are lower case letters, digits and hyphens")
    endif()
    string(REPLACE "-" "_" identifier ${name})
    file(READ ${file} text)
    string(APPEND constants "inline constexpr std::string_view ${identifier} = R\"rules(${text})rules\";\n\n")
    string(APPEND entries "    RulesFile{\"${name}\", texts::${identifier}},\n")
  endforeach()
  list(LENGTH files count)
  file(CONFIGURE OUTPUT ${header} @ONLY NEWLINE_STYLE UNIX CONTENT
"// The texts of the folder rules/, made by cmake/embed_rules.cmake.
#pragma once

#include <array>
#include <string_view>

namespace sabar {

namespace texts {

@constants@}  // namespace texts

struct RulesFile {
  std::string_view name;
  std::string_view text;
};

inline constexpr std::array<RulesFile, @count@> kRulesFiles = {{
@entries@}};

}  // namespace sabar
")
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${include}>)
endfunction()

sabar_embed_rules(sabar_rules)
