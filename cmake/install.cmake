# cmake --install puts the libraries, their headers and a package file in place, so that find_package(Sabar) works.
include(CMakePackageConfigHelpers)
if(SABAR_WASM)
  return()
endif()

get_property(modules GLOBAL PROPERTY SABAR_MODULES)
foreach(name IN LISTS modules)
  install(TARGETS sabar_${name} EXPORT SabarTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(DIRECTORY src/${name}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sabar/${name} FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(EXPORT SabarTargets NAMESPACE Sabar:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Sabar)

configure_package_config_file(cmake/SabarConfig.cmake.in ${PROJECT_BINARY_DIR}/SabarConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Sabar)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/SabarConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/SabarConfig.cmake ${PROJECT_BINARY_DIR}/SabarConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Sabar)
