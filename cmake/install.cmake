# cmake --install puts the program, the libraries that have public headers, these headers and a package file in place.
# find_package(Sabar) gives all of these libraries, find_package(Sabar COMPONENTS random) one and what it is built on;
# nobody is asked for a package that the ones he wants do without.
include(CMakePackageConfigHelpers)
if(SABAR_WASM)
  return()
endif()

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Sabar)
get_property(modules GLOBAL PROPERTY SABAR_MODULES)
set(SABAR_COMPONENTS "")  # in the order of the arrows
set(SABAR_NEEDS "")
foreach(name IN LISTS modules)
  if(NOT IS_DIRECTORY ${PROJECT_SOURCE_DIR}/include/sabar/${name})
    continue()
  endif()
  get_property(depends GLOBAL PROPERTY SABAR_DEPENDS_${name})
  get_property(links GLOBAL PROPERTY SABAR_LINK_${name})
  set(packages ${links})
  list(TRANSFORM packages REPLACE "::.*" "")
  list(TRANSFORM packages REPLACE "^tl$" "tl-expected")
  string(APPEND SABAR_NEEDS "set(_sabar_modules_${name} ${depends})\nset(_sabar_packages_${name} ${packages})\n")
  list(APPEND SABAR_COMPONENTS ${name})
  install(TARGETS sabar_${name} EXPORT Sabar-${name} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(EXPORT Sabar-${name} NAMESPACE Sabar:: DESTINATION ${package} COMPONENT development)
endforeach()
install(DIRECTORY include/sabar DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

configure_package_config_file(cmake/SabarConfig.cmake.in ${PROJECT_BINARY_DIR}/SabarConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/SabarConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/SabarConfig.cmake ${PROJECT_BINARY_DIR}/SabarConfigVersion.cmake
  DESTINATION ${package} COMPONENT development)
